/** What helps where a microphone does not open. */
export const microphoneHelp = {
  permission: 'Allow the microphone for this page: the lock beside its address has the setting.',
  noDevice: 'No microphone was found. Plug one in and try again.',
  deviceBusy: 'Another program uses the microphone. Close it and try again.',
} as const;
