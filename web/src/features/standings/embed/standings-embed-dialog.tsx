import { EmbedDialog } from '#web/ui/embed-dialog.tsx'
import { type EmbeddedClass, embedPath } from './embed-path.ts'

type StandingsEmbedDialogProps = { of: EmbeddedClass; className: string; onClose: () => void }

/** The lines that show the standings of a class on a page of one’s own. */
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
