/**
 * What the playground opens with, a tab each. The token that the second one hands out goes under
 * "Headers" of the others.
 */
export const examples: { query: string; variables?: Record<string, unknown> }[] = [
  {
    query: `# Everything the product does, as one schema: the book on the left describes it.
# Visitors may ask this. The next tab signs in, the one after it listens.

query Search {
  searchPreview(search: "", first: 3) {
    posts {
      id
      companyName
      role
      oneLiner
    }
  }
}
`,
  },
  {
    query: `# Signing in hands out a token (here for an account of the demo college). Put it under "Headers" below:
#   { "Authorization": "Bearer …" }
# Whoever is signed in to the web app finds their own there. With it, the second mutation works too.

mutation SignIn($email: String!, $password: String!) {
  signIn(email: $email, password: $password) {
    token
  }
}

mutation MarkAllRead {
  markNotificationsRead(ids: []) {
    unreadCount
  }
}
`,
    variables: { email: 'asha.rao@vie.example', password: 'Demo@12345' },
  },
  {
    query: `# Comes over a WebSocket, with the token under "Headers": at once how many notifications are unread, then each that comes.

subscription Bell {
  notificationsChanged {
    unreadCount
    received {
      content
    }
  }
}
`,
  },
];
