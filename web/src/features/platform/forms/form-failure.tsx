import type { ReactNode } from 'react'
import { FormError } from '#web/ui/form-error.tsx'
import { describeFailure } from './describe-failure.ts'

export type FormFailureProps = {
  title: string
  failure: unknown
  /** The number of the press that this answers: each refusal takes the focus again. */
  attempts: number
  /** A way out that fits the refusal. */
  children?: ReactNode
}

/** Explains why the server refused a form. The typed text stays where it is. */
export function FormFailure({ title, failure, attempts, children }: FormFailureProps) {
  if (failure == null) return null
  const { sentence, requestId } = describeFailure(failure)
  return (
    <FormError key={attempts} title={title}>
      <p>{sentence}</p>
      {requestId && (
        <p className="mt-1 text-sm text-dim">
          Request <code className="readout select-all">{requestId}</code>
        </p>
      )}
      {children != null && <div className="mt-2">{children}</div>}
    </FormError>
  )
}
