import 'sonner/dist/styles.css'
import './toaster.css'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { toast as sonner, Toaster } from 'sonner'
import type { ToastKind, ToastOptions } from './toast-options.ts'

const seconds: Record<ToastKind, number> = { success: 5, error: 8, warning: 6, info: 5 }
const icons = {
  success: <CircleCheck className="size-5 text-ok-ink" />,
  error: <CircleAlert className="size-5 text-clip-ink" />,
  warning: <TriangleAlert className="size-5 text-warn-ink" />,
  info: <Info className="size-5 text-info-ink" />,
}

let host: HTMLElement | undefined

/** An open dialog makes everything outside of it deaf and mute, above it or not: its toasts are inside. */
function place(toasts: HTMLElement): void {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1)
  const parent = dialog ?? document.body
  if (toasts.parentElement !== parent) {
    parent.append(toasts)
    dialog?.addEventListener('close', () => raise(), { once: true })
  }
  if (toasts.matches(':popover-open')) toasts.hidePopover()
  toasts.showPopover()
}

/**
 * Lets earlier toasts give way to what opens beside the page, such as a menu of the header, and to a menu on the page: a
 * press there sends them below it, and a press on the page brings them back. A new toast lies above everything again.
 */
function makeWay({ target }: Event): void {
  if (host?.parentElement !== document.body || !(target instanceof Element)) return
  if (target.closest('.toast-host, .menu')) return
  const isRaised = host.matches(':popover-open')
  const isOnPage = target.closest('main, footer') !== null && !target.closest('[aria-haspopup]')
  if (isRaised && !isOnPage) host.hidePopover()
  if (!isRaised && isOnPage) host.showPopover()
}

/** A popover is above an open dialog, where a toast is most often the answer. */
function raise(): void {
  if (!host) {
    host = document.createElement('div')
    host.popover = 'manual'
    host.dataset.theme = 'dark'
    host.className = 'toast-host'
    document.body.append(host)
    for (const opens of ['pointerdown', 'click', 'keydown']) {
      document.addEventListener(opens, makeWay, true)
    }
    const root = createRoot(host)
    flushSync(() =>
      root.render(
        <Toaster
          position="top-right"
          theme="dark"
          closeButton
          expand
          icons={icons}
          offset={{ top: 76, right: 16 }}
          mobileOffset={{ top: 68, left: 12, right: 12 }}
          containerAriaLabel="Notifications"
        />,
      ),
    )
  }
  place(host)
}

export function showToast(kind: ToastKind, message: string, options: ToastOptions = {}): void {
  raise()
  const duration = options.persistent ? Number.POSITIVE_INFINITY : seconds[kind] * 1000
  sonner[kind](message, { description: options.description, duration })
}
