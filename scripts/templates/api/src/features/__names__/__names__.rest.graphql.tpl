query RestMy__Names__ {
  my__Names__(first: 100) {
    nodes {
      _id: id
      title
      createdAt
    }
  }
}
