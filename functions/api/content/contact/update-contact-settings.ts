import { storedContactSettings } from '#core/content/contact/contact-settings.ts'
import { readContactSettings } from '#core/content/contact/read-contact-settings.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { ContactFields, type ContactSettings } from '#shared/content/contact/contact-settings.ts'
import { updateContactSettings as contract } from '#shared/content/contact/contract.ts'

const names = Object.keys(ContactFields.shape) as (keyof ContactFields)[]

async function updateContactSettings({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { version, ...fields } = body
  const stored = await readContactSettings({ consistent: true })
  if (stored.version !== version) throw concurrentChange()
  const [before, after] = [inWords(stored), inWords(fields)]
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  if (changed.length === 0) return stored
  const saved: ContactSettings = { ...fields, updatedAt: now, version: version + 1 }
  await commit(
    storedContactSettings.put(saved, version === 0 ? { absent: true } : { version }),
    recordActivity(
      {
        by: actor,
        type: 'settings_update',
        description: 'Changed the contact settings',
        before: Object.fromEntries(changed.map((name) => [name, before[name]])),
        after: Object.fromEntries(changed.map((name) => [name, after[name]])),
      },
      now,
    ),
    ...remember(saved),
  )
  return saved
}

/** Formats the fields for the activity log: a link is one line. */
const inWords = ({ social, ...fields }: ContactFields) => ({
  ...fields,
  social: social.map(({ network, url }) => `${network}: ${url}`),
})

export const handler = endpoint(contract, updateContactSettings)
