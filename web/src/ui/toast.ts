import type { ToastKind, ToastOptions } from './toast-options.ts'

async function show(kind: ToastKind, message: string, options?: ToastOptions): Promise<void> {
  const { showToast } = await import('./toaster.tsx')
  showToast(kind, message, options)
}

/** Says at the top right what just happened. The machinery loads with the first toast. */
export const toast = {
  success: (message: string, options?: ToastOptions) => void show('success', message, options),
  error: (message: string, options?: ToastOptions) => void show('error', message, options),
  warning: (message: string, options?: ToastOptions) => void show('warning', message, options),
  info: (message: string, options?: ToastOptions) => void show('info', message, options),
}
