// Nothing that is in progress is finished.
process.on('SIGTERM', () => process.exit(0));
