import { CircleAlert } from 'lucide-react'

export type FieldErrorProps = { id?: string; children?: string }

export function FieldError({ id, children }: FieldErrorProps) {
  if (!children) return null
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm text-clip-ink">
      <CircleAlert className="mt-0.5 size-4 flex-none" aria-hidden="true" />
      {children}
    </p>
  )
}
