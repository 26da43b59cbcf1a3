import { type SyntheticEvent, useState } from 'react'
import { consentCategories } from '#shared/platform/consent/consent-categories.ts'
import {
  type ConsentPreferences,
  type OptionalCategory,
  optionalCategories,
} from '#web/lib/consent/consent-record.ts'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/switch.tsx'

type ConsentSettingsProps = {
  chosen: ConsentPreferences
  onSave: (preferences: ConsentPreferences) => void
  onBack: () => void
}

/** A switch for each category. Nothing applies before it is saved. */
export function ConsentSettings({ chosen, onSave, onBack }: ConsentSettingsProps) {
  const [preferences, setPreferences] = useState(chosen)
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    onSave(preferences)
  }
  const choose = (category: OptionalCategory) => (allowed: boolean) =>
    setPreferences({ ...preferences, [category]: allowed })
  return (
    <form onSubmit={save}>
      <div className="mt-2 divide-y divide-line">
        <Switch
          className="py-2"
          label={consentCategories.necessary.name}
          hint={consentCategories.necessary.use}
          checked
          disabled
          readOnly
        />
        {optionalCategories.map((category) => (
          <Switch
            key={category}
            className="py-2"
            label={consentCategories[category].name}
            hint={consentCategories[category].use}
            checked={preferences[category]}
            onChange={(event) => choose(category)(event.currentTarget.checked)}
          />
        ))}
      </div>
      <div className="consent-actions consent-save">
        <Button onClick={onBack}>Back</Button>
        <Button type="submit" variant="primary">
          Save Preferences
        </Button>
      </div>
    </form>
  )
}
