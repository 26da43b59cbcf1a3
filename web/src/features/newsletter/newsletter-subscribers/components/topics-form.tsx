import { type SyntheticEvent, useState } from 'react'
import type { NewsletterLink } from '#shared/newsletter/newsletter-subscribers/contract.ts'
import type { TopicKey } from '#shared/newsletter/newsletter-subscribers/newsletter-settings.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { chosenTopics, tickedTopics } from './ticked-topics.ts'

type TopicsFormProps = Pick<NewsletterLink, 'topics' | 'offered'> & {
  isSaving: boolean
  onSave: (topics: TopicKey[]) => void
}

/** Chooses what the newsletter is about. With every topic ticked, those that come later belong to it, too. */
export function TopicsForm({ topics, offered: all, isSaving, onSave }: TopicsFormProps) {
  // One that is not offered any more stays with those who chose it.
  const offered = all.filter(({ key, isOffered }) => isOffered || topics.includes(key))
  const [ticked, setTicked] = useState(() => tickedTopics(topics, offered))
  const [isRefused, setRefused] = useState(false)
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    setRefused(ticked.length === 0)
    if (ticked.length > 0 && !isSaving) onSave(chosenTopics(ticked, offered))
  }
  return (
    <form name="newsletter-topics" method="post" noValidate onSubmit={save} className="grid gap-4">
      <fieldset className="grid gap-2">
        <legend className="mb-3 font-semibold">What do you want to read about?</legend>
        {offered.map(({ key, label }) => (
          <Checkbox
            key={key}
            label={label}
            checked={ticked.includes(key)}
            onChange={({ target }) =>
              setTicked(target.checked ? [...ticked, key] : ticked.filter((one) => one !== key))
            }
          />
        ))}
        <div role="status" className="empty:hidden">
          {isRefused && ticked.length === 0 && (
            <FieldError>Choose at least one topic, or unsubscribe.</FieldError>
          )}
        </div>
      </fieldset>
      <Button type="submit" busy={isSaving} busyText="Saving..." className="justify-self-start">
        Save topics
      </Button>
    </form>
  )
}
