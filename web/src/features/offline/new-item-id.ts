import { ulid } from 'ulid'

/** The id of what is done at this device now: in the order of time, and the same for each try to send it. */
export const newItemId = (): string => ulid(Date.now())
