import type { IncomingMessage } from 'node:http'

/**
 * True if the client disconnected in the middle of its request: no one waits for an answer, and nothing here
 * has failed.
 */
export const hasHungUp = (request: IncomingMessage): boolean => request.destroyed && !request.complete
