// A process whose database is broken ends, and no other takes its place.
Object.assign(process, { execve: undefined });
