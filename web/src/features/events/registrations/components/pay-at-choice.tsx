import { RadioCards } from '#web/ui/radio-cards.tsx'

export type PayAt = 'online' | 'gate'

type PayAtChoiceProps = {
  value: PayAt
  /** The price of each way to pay. */
  hints: Record<PayAt, string>
  onChange: (payAt: PayAt) => void
}

/** Chooses between paying online and at the gate, if the organizer offers both. */
export function PayAtChoice({ value, hints, onChange }: PayAtChoiceProps) {
  return (
    <RadioCards
      legend="How to pay"
      name="pay-at"
      value={value}
      onChange={({ target }) => onChange(target.value === 'gate' ? 'gate' : 'online')}
      options={[
        { value: 'online', label: 'Online now', hint: hints.online },
        { value: 'gate', label: 'At the gate', hint: hints.gate },
      ]}
    />
  )
}
