// Something is waited for at the start that could come later.
await new Promise((resolve) => {
  setTimeout(resolve, 4000);
});
