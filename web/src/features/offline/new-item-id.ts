import { ulid } from 'ulid'

/** The id of an action at this device: in the order of time, and the same for each try to send it. */
export const newItemId = (): string => ulid(Date.now())
