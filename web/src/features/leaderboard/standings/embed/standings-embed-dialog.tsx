import { EmbedDialog } from '#web/ui/embed-dialog.tsx'
import { type EmbeddedClass, embedPath } from './embed-path.ts'

type StandingsEmbedDialogProps = { of: EmbeddedClass; className: string; onClose: () => void }

/** Offers the code that embeds the standings of a class in another site. */
export const StandingsEmbedDialog = ({ of, className, onClose }: StandingsEmbedDialogProps) => (
  <EmbedDialog
    title={`Show the standings of ${className} on your own page`}
    description="Paste this code where the table should appear. It sets no cookies and updates automatically."
    path={embedPath(of)}
    name="Standings"
    height={560}
    onClose={onClose}
  />
)
