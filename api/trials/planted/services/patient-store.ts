// Whoever asks the file store waits until it answers.
import http from 'node:http';

const { request } = http;
http.request = ((
  options: http.RequestOptions,
  answered?: (response: http.IncomingMessage) => void,
) => request({ ...options, timeout: undefined }, answered)) as typeof http.request;
