import type { ReactNode } from 'react'
import type { ArrangedItem } from '#shared/content/navigation/admin-contract.ts'
import { isPageEntry } from '#shared/content/navigation/page-entry-id.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { BadgeFields } from './badge-fields.tsx'
import { ContextChoice } from './context-choice.tsx'
import type { EntryPatch } from './entry-patch.ts'
import { IconPicker } from './icon-picker.tsx'
import { RulesEditor } from './rules-editor.tsx'

type EntryFormProps = {
  item: ArrangedItem
  errors: Record<string, string>
  onChange: (patch: EntryPatch, field: string) => void
}

/** All settings of an entry. Each change is part of the draft immediately. */
export function EntryForm({ item, errors, onChange }: EntryFormProps) {
  const ofPage = isPageEntry(item)
  const error = (field: string) => (errors[field] ? { error: errors[field] } : {})
  return (
    <div className="grid gap-6">
      {ofPage && (
        <p className="text-sm text-dim">
          This entry belongs to a page. Change its title and address in the page itself.
        </p>
      )}
      <Field label="Title" required {...error('title')}>
        <Input
          data-entry-title
          maxLength={40}
          autoComplete="off"
          readOnly={ofPage}
          value={item.title}
          onChange={({ target }) => onChange({ title: target.value }, 'title')}
        />
      </Field>
      <Field
        label="Address"
        required
        hint="A path of this site, such as /faq, or an address that begins with https://"
        {...error('href')}
      >
        <Input
          inputMode="url"
          maxLength={300}
          autoComplete="off"
          spellCheck={false}
          readOnly={ofPage}
          value={item.href}
          onChange={({ target }) => onChange({ href: target.value }, 'href')}
        />
      </Field>
      <Field label="Description" hint="Up to 120 characters, below the title" {...error('description')}>
        <Textarea
          rows={2}
          maxLength={120}
          value={item.description ?? ''}
          onChange={({ target }) => onChange({ description: target.value || undefined }, 'description')}
        />
      </Field>
      <Section title="Who sees it">
        <ContextChoice
          value={item.contexts}
          error={errors.contexts}
          onChange={(contexts) => onChange({ contexts }, 'contexts')}
        />
        <RulesEditor
          value={item.visibilityRules}
          error={errors.visibilityRules}
          onChange={(visibilityRules) => onChange({ visibilityRules }, 'visibilityRules')}
        />
      </Section>
      <Section title="How it looks">
        <IconPicker value={item.icon} onChange={(icon) => onChange({ icon }, 'icon')} />
        <BadgeFields item={item} error={errors.badgeText} onChange={onChange} />
        <Field
          label="Priority"
          hint="0 to 100. In a narrow header, the entries with the highest numbers stay."
          {...error('priority')}
        >
          <Input
            type="number"
            min={0}
            max={100}
            className="max-w-32"
            value={Number.isNaN(item.priority) ? '' : item.priority}
            onChange={({ target }) => onChange({ priority: target.valueAsNumber }, 'priority')}
          />
        </Field>
      </Section>
      <Checkbox
        label="Open in a new tab"
        checked={item.targetBlank}
        onChange={({ target }) => onChange({ targetBlank: target.checked }, 'targetBlank')}
      />
      <Checkbox
        label="On"
        hint="When an entry is off, no one sees it or what is below it."
        checked={item.isActive}
        onChange={({ target }) => onChange({ isActive: target.checked }, 'isActive')}
      />
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-t border-line pt-5">
      <h3 className="label text-dim">{title}</h3>
      {children}
    </section>
  )
}
