import { z } from 'zod';
import { callLimits, callTexts } from './calls-texts.ts';

export * from './calls-texts.ts';

/**
 * An offer or an answer. What it says is for the browsers of the two alone: it is bounded and
 * passed on.
 */
export const sessionDescription = z.object(
  {
    sdp: z
      .string(callTexts.sdpRequired)
      .min(1, callTexts.sdpRequired)
      .max(callLimits.sdp, callTexts.sdpTooLong),
  },
  callTexts.sdpRequired,
);

/** A way to reach one of the two; an empty one says that there are no more. */
export const iceCandidate = z.object(
  {
    candidate: z
      .string(callTexts.candidateRequired)
      .max(callLimits.candidate, callTexts.candidateTooLong),
    sdpMid: z.string().max(64, callTexts.candidatePart).nullable(),
    sdpMLineIndex: z
      .int(callTexts.candidatePart)
      .min(0, callTexts.candidatePart)
      .max(100, callTexts.candidatePart)
      .nullable(),
    usernameFragment: z.string().max(256, callTexts.candidatePart).nullable(),
  },
  callTexts.candidateRequired,
);

/** The name that a device gives itself for the time that its page is open. */
export const callDevice = z
  .string()
  .trim()
  .min(1, callTexts.deviceRequired)
  .max(callLimits.device, callTexts.deviceTooLong);
