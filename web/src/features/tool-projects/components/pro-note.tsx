import { TextLink } from '#web/ui/text-link.tsx'

export type ProNoteProps = { what: string }

/** Says what a larger membership opens, and leads there. */
export function ProNote({ what }: ProNoteProps) {
  return (
    <p className="text-sm text-dim">
      {what}: this is part of the Pro membership. <TextLink to="/pricing">Compare memberships</TextLink>
    </p>
  )
}
