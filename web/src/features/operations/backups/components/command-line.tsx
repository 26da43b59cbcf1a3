import { Copy } from 'lucide-react'
import { copyText } from '#web/ui/copy-text.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

/** A command for a terminal, with a button that copies it. */
export const CommandLine = ({ children }: { children: string }) => (
  <div className="display flex min-w-0 items-center justify-between gap-3 py-1 pr-1 pl-4">
    <code className="readout min-w-0 text-sm wrap-anywhere select-all">{children}</code>
    <IconButton
      label="Copy command"
      icon={<Copy className="size-4" aria-hidden="true" />}
      onClick={() => void copyText(children, { done: 'Command copied', failed: 'Copy the command by hand.' })}
    />
  </div>
)
