// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense } from 'react'
import type { Block } from '#shared/newsletter/newsletter-campaigns/block.ts'
import { Field } from '#web/ui/field.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { LineField } from './line-field.tsx'
import { placeholders } from './placeholders.ts'
import { ThingCard } from './thing-card.tsx'
import type { Thing } from './things.ts'

const RichText = lazy(async () => ({
  default: (await import('#web/features/content/cms-pages/editor/rich-text.tsx')).RichText,
}))
/** News of organizations have no pictures. */
const PictureFields = lazy(async () => ({ default: (await import('./picture-fields.tsx')).PictureFields }))

export type BlockFieldsProps = {
  block: Block
  problems: Readonly<Record<string, string>>
  /** Another one shows a text that was replaced as a whole. */
  round: number
  events?: readonly Thing[] | undefined
  onChange: (block: Block) => void
}

const textMail = { label: 'Text', inserts: placeholders }

/** What a block says, edited where it stands. */
export function BlockFields({ block, problems, round, events, onChange }: BlockFieldsProps) {
  if (block.kind === 'heading')
    return (
      <LineField
        label="Heading"
        required
        most={120}
        value={block.text}
        error={problems.text}
        onChange={(text) => onChange({ ...block, text })}
      />
    )
  if (block.kind === 'text')
    return (
      <Suspense fallback={<div className="skeleton h-44" />}>
        <RichText
          key={round}
          content={block.html}
          editable
          mail={textMail}
          onChange={(html) => onChange({ ...block, html })}
        />
        <FieldError>{problems.html}</FieldError>
      </Suspense>
    )
  if (block.kind === 'picture')
    return (
      <Suspense fallback={<div className="skeleton h-44" />}>
        <PictureFields block={block} problems={problems} onChange={onChange} />
      </Suspense>
    )
  if (block.kind === 'button') return <ButtonFields block={block} problems={problems} onChange={onChange} />
  if (block.kind === 'divider') return <hr className="border-line" />
  return <ThingCard block={block} among={block.kind === 'event' ? events : undefined} onChange={onChange} />
}

type ButtonFieldsProps = Pick<BlockFieldsProps, 'problems' | 'onChange'> & {
  block: Extract<Block, { kind: 'button' }>
}

const ButtonFields = ({ block, problems, onChange }: ButtonFieldsProps) => (
  <div className="grid items-start gap-4 sm:grid-cols-2">
    <Field label="Label" required error={problems.label}>
      <Input
        maxLength={40}
        autoComplete="off"
        placeholder="See the classes"
        value={block.label}
        onChange={({ target }) => onChange({ ...block, label: target.value })}
      />
    </Field>
    <Field label="Link" required error={problems.url}>
      <Input
        inputMode="url"
        maxLength={500}
        autoComplete="off"
        placeholder="https://"
        value={block.url}
        onChange={({ target }) => onChange({ ...block, url: target.value })}
      />
    </Field>
  </div>
)
