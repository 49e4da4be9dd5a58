fragment __Name__Fields on __Name__ {
  id
  title
  createdAt
}

query My__Names__($after: String) {
  my__Names__(first: 20, after: $after) {
    nodes {
      ...__Name__Fields
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}

mutation Add__Name__($input: __Name__Input!) {
  add__Name__(input: $input) {
    ...__Name__Fields
  }
}
