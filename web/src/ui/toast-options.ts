export type ToastKind = 'success' | 'error' | 'warning' | 'info'
export type ToastOptions = { description?: string /** Stays until it is closed. */; persistent?: boolean }
