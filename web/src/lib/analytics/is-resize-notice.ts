/**
 * Browsers announce a size that settles a frame later as an error event without an error. Nothing failed, and
 * nobody can mend it.
 */
export const isResizeNotice = ({ error, message }: Pick<ErrorEvent, 'error' | 'message'>): boolean =>
  error == null && message.startsWith('ResizeObserver loop')
