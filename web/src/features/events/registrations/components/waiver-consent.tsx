import { Checkbox } from '#web/ui/checkbox.tsx'

type WaiverConsentProps = {
  waiver: string
  accepted: boolean
  error: string | undefined
  onAccept: (accepted: boolean) => void
}

/** Shows the waiver of an event to read and accept. */
export function WaiverConsent({ waiver, accepted, error, onAccept }: WaiverConsentProps) {
  return (
    <div className="grid gap-3">
      <section
        aria-label="Waiver"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reached by keyboard
        tabIndex={0}
        className="max-h-64 overflow-y-auto rounded-md border border-line p-4 text-sm whitespace-pre-line"
      >
        {waiver}
      </section>
      <Checkbox
        label="I have read the waiver and accept it."
        checked={accepted}
        onChange={({ target }) => onAccept(target.checked)}
        {...(error && { error })}
      />
    </div>
  )
}
