import { useState } from 'react'
import { Checkbox } from '../checkbox.tsx'
import { Fader } from '../fader.tsx'
import { Field } from '../field.tsx'
import { FormError } from '../form-error.tsx'
import { Input } from '../input.tsx'
import { PasswordInput } from '../password-input.tsx'
import { RadioCards } from '../radio-cards.tsx'
import { Segmented } from '../segmented.tsx'
import { Select } from '../select.tsx'
import { Switch } from '../switch.tsx'
import { Textarea } from '../textarea.tsx'
import { Specimen } from './specimen.tsx'

const memberships = [
  { value: 'competitor', label: 'Competitor', hint: 'Enter events and be ranked.', aside: 'Free' },
  { value: 'retailer', label: 'Retailer', hint: 'A listing, ads and events of your own.', aside: '$29' },
]
const enclosures = [
  { id: 'ported', label: 'Ported' },
  { id: 'sealed', label: 'Sealed' },
] as const

function TuningFader() {
  const [hz, setHz] = useState(33)
  return (
    <Fader
      label="Tuning"
      min={25}
      max={50}
      step={0.5}
      value={hz}
      format={(value) => `${value.toFixed(1)} Hz`}
      onChange={setHz}
    />
  )
}

function EnclosureSwitch({ name }: { name: string }) {
  const [kind, setKind] = useState<'ported' | 'sealed'>('ported')
  return <Segmented legend="Enclosure" name={name} options={enclosures} value={kind} onChange={setKind} />
}

export function FormsSection() {
  return (
    <>
      <Specimen
        name="Field with Input, PasswordInput, Select, Textarea"
        use="Every input and every select stands in a Field, which has its label, hint and error."
      >
        {() => (
          <div className="grid gap-5">
            <Field label="Email" required hint="We send a link to this address.">
              <Input type="email" autoComplete="email" placeholder="you@example.com" />
            </Field>
            <Field label="Phone" error="Enter a phone number with its area code.">
              <Input type="tel" defaultValue="555" />
            </Field>
            <Field label="Password" required>
              <PasswordInput autoComplete="new-password" defaultValue="not-a-secret" />
            </Field>
            <Field label="State">
              <Select defaultValue="TX">
                <option value="TX">Texas</option>
                <option value="FL">Florida</option>
              </Select>
            </Field>
            <Field label="Bio" hint="Up to 500 characters.">
              <Textarea />
            </Field>
            <Field label="Member ID">
              <Input disabled value="usr_01J8" readOnly />
            </Field>
          </div>
        )}
      </Specimen>
      <Specimen
        name="Checkbox, Switch"
        use="A Checkbox is sent with its form; a Switch takes effect at once and says so."
      >
        {() => (
          <div className="grid gap-4">
            <Checkbox label="I accept the rules of the event" />
            <Checkbox label="Send me the newsletter" hint="One email a month." defaultChecked />
            <Checkbox label="I am 18 or older" error="This is required to compete." />
            <Switch label="Public profile" hint="Anyone can look you up." defaultChecked />
            <Switch label="Event reminders" />
          </div>
        )}
      </Specimen>
      <Specimen
        name="RadioCards, Segmented, Fader"
        use="RadioCards for a choice that needs explaining, Segmented for two to four short ones, Fader for a quantity tuned by feel."
      >
        {(theme) => (
          <div className="grid gap-5">
            <RadioCards
              legend="Membership"
              name={`membership-${theme}`}
              options={memberships}
              defaultValue="competitor"
            />
            <EnclosureSwitch name={`enclosure-${theme}`} />
            <TuningFader />
          </div>
        )}
      </Specimen>
      <Specimen
        name="FormError"
        use="What the server refused, above the form; it takes the focus when it appears."
      >
        {() => (
          <FormError title="Login failed" takeFocus={false}>
            The email address or password is incorrect.
          </FormError>
        )}
      </Specimen>
    </>
  )
}
