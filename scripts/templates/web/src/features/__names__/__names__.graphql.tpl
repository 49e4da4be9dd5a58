fragment __Name__Fields on __Name__ {
  id
  title
  createdAt
}

query My__Names__ {
  my__Names__ { ...__Name__Fields }
}

mutation Add__Name__($title: String!) {
  add__Name__(title: $title) { ...__Name__Fields }
}
