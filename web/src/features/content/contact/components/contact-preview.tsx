import { useWatch } from 'react-hook-form'
import { FooterContact } from '#web/features/content/footer/components/footer-contact.tsx'
import { SocialLink } from '#web/features/content/footer/components/social-link.tsx'
import { Field } from '#web/ui/field.tsx'
import { ContactDetails } from './contact-details.tsx'
import { previewOf, type SettingsValues } from './settings-values.ts'
import { TopicSelect } from './topic-select.tsx'
import type { ContactSettingsEdit } from './use-contact-settings.ts'

/** A preview of the typed values, drawn as the footer and the contact page draw it. */
export function ContactPreview({ form }: Pick<ContactSettingsEdit, 'form'>) {
  // Every field of the form has a value from the start.
  const shown = previewOf(useWatch({ control: form.control }) as SettingsValues)
  const { phone, showPhoneInFooter, topics, social } = shown
  const isEmpty = !shown.email && !(phone && showPhoneInFooter) && shown.address.length === 0
  return (
    <section
      aria-labelledby="preview"
      className="grid items-start gap-6 md:grid-cols-2 xl:sticky xl:top-24 xl:grid-cols-1"
    >
      <h2 id="preview" className="col-span-full text-lg font-semibold">
        Preview
      </h2>
      <div className="panel">
        <h3 className="panel-head label text-dim">In the footer</h3>
        <div className="panel-body grid gap-5">
          <FooterContact {...shown} phone={showPhoneInFooter ? phone : undefined} />
          {isEmpty && <p className="text-dim">The footer shows no way to reach you.</p>}
          {social.length > 0 && (
            <ul aria-label="Social links in the footer">
              {social.map((link, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: while it is typed, a link has nothing else of its own
                <li key={at}>
                  <SocialLink {...link} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <ContactDetails contact={shown} headingLevel={3} />
      <div className="panel">
        <h3 className="panel-head label text-dim">In the contact form</h3>
        <div className="panel-body">
          {shown.email ? (
            <Field label="Topic">
              <TopicSelect topics={topics} />
            </Field>
          ) : (
            <p className="text-dim">Without an email address, the form is closed.</p>
          )}
        </div>
      </div>
    </section>
  )
}
