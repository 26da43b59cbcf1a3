import type { IncomingMessage } from 'node:http'

/**
 * Whether the client went away in the middle of its request: no one waits for an answer, and nothing here has failed.
 */
export const hasHungUp = (request: IncomingMessage): boolean => request.destroyed && !request.complete
