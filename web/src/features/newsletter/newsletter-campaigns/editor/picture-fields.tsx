import type { Block } from '#shared/newsletter/newsletter-campaigns/block.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { UploadedPicture } from './uploaded-picture.tsx'

type PictureBlock = Extract<Block, { kind: 'picture' }>

type PictureFieldsProps = {
  block: PictureBlock
  problems: Readonly<Record<string, string>>
  onChange: (block: Block) => void
}

/** A picture with the words for those who do not see it, and where it leads. */
export function PictureFields({ block, problems, onChange }: PictureFieldsProps) {
  return (
    <div className="grid gap-4">
      <UploadedPicture
        src={block.src}
        problem={problems.src}
        onUploaded={(src) => onChange({ ...block, src })}
      />
      <Field
        label="Alternative text"
        required
        hint="Describes the picture to people who cannot see it."
        error={problems.alt ?? ''}
      >
        <Input
          maxLength={200}
          autoComplete="off"
          value={block.alt}
          onChange={({ target }) => onChange({ ...block, alt: target.value })}
        />
      </Field>
      <Field label="Link" hint="Where a click on the picture leads. Optional." error={problems.href ?? ''}>
        <Input
          inputMode="url"
          maxLength={500}
          autoComplete="off"
          placeholder="https://"
          value={block.href ?? ''}
          onChange={({ target }) => {
            const { href: _, ...rest } = block
            onChange(target.value ? { ...rest, href: target.value } : rest)
          }}
        />
      </Field>
    </div>
  )
}
