/** The part of Google's sign-in script that is used here. */
type GoogleAccounts = {
  accounts: {
    id: {
      initialize(options: {
        client_id: string;
        callback: (answer: { credential: string }) => void;
      }): void;
      renderButton(
        parent: HTMLElement,
        options: {
          type: 'standard';
          theme: 'outline' | 'filled_black';
          size: 'large';
          text: string;
          width: number;
        },
      ): void;
      prompt(): void;
      cancel(): void;
    };
  };
};
declare global {
  interface Window {
    google?: GoogleAccounts;
  }
}

const address = 'https://accounts.google.com/gsi/client';
let loading: Promise<GoogleAccounts> | undefined;

/** Loads Google's script, once; after a failure it may be called again. */
export function loadGoogle(): Promise<GoogleAccounts> {
  loading ??= new Promise<GoogleAccounts>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      loading = undefined;
      script.remove();
      reject(new Error('Google is not reachable'));
    };
    script.src = address;
    script.async = true;
    script.onload = () => (window.google ? resolve(window.google) : fail());
    script.onerror = fail;
    document.head.append(script);
  });
  return loading;
}
