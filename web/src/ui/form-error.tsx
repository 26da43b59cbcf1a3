import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

export type FormErrorProps = { title?: string; children?: ReactNode; takeFocus?: boolean }

/** Shows above the form what the server refused. It takes the focus so that no one misses it. */
export function FormError({ title, children, takeFocus = true }: FormErrorProps) {
  const box = useRef<HTMLDivElement>(null)
  const shown = title != null || children != null
  useEffect(() => {
    if (shown && takeFocus) box.current?.focus()
  }, [shown, takeFocus])
  if (!shown) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="banner tone-danger items-start">
      <TriangleAlert className="mt-0.5 size-5 flex-none" aria-hidden="true" />
      <div className="min-w-0 flex-1 text-ink">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
