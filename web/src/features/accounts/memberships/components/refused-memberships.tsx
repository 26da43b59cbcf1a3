import { FieldChanges } from '#web/features/platform/forms/field-changes.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import type { Outcome } from './use-save-memberships.ts'

const inWords = new Intl.ListFormat('en-US')

/** Names the memberships that were not saved, each with its reason, and those that were. */
export function RefusedMemberships({ saved, refused }: Outcome) {
  if (refused.length === 0) return null
  return (
    <FormError title={`We couldn’t save ${inWords.format(refused.map(({ name }) => name))}`}>
      {refused.map((one) => (
        <div key={one.name} className="mt-1">
          <p>
            {refused.length > 1 && <b className="font-semibold">{one.name}: </b>}
            {'news' in one
              ? 'Someone changed this in the meantime. We kept what you typed. Check it and save again.'
              : one.sentence}
          </p>
          {'news' in one ? (
            <FieldChanges {...one.news} />
          ) : (
            one.requestId && (
              <p className="mt-1 text-sm text-dim">
                Request <code className="readout select-all">{one.requestId}</code>
              </p>
            )
          )}
        </div>
      ))}
      {saved.length > 0 && <p className="mt-1">Saved: {inWords.format(saved)}.</p>}
    </FormError>
  )
}
