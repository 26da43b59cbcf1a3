import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from '#web/lib/api-error.ts'

const bodyPrefix = 'body.'

/** The name of the field that a path of the request belongs to: `body.userData.phone` is `userData.phone`. */
const fieldOf = (path: string) => (path.startsWith(bodyPrefix) ? path.slice(bodyPrefix.length) : undefined)

/** Shows the server's field errors where the form has these fields. */
export function showFieldErrors<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  error: unknown,
): void {
  if (!(error instanceof ApiError)) return
  for (const { path, message } of error.errors ?? []) {
    const field = fieldOf(path)
    if (field) form.setError(field as Path<Values>, { type: 'server', message })
  }
}
