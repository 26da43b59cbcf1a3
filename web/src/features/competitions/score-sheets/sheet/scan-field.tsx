import { Camera } from 'lucide-react'
import { useRef, useState } from 'react'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { sendFile } from '#web/features/platform/uploads/api/send-file.ts'
import { UploadMeter } from '#web/features/platform/uploads/components/upload-meter.tsx'
import { fileRefusal } from '#web/features/platform/uploads/file-refusal.ts'
import { Button } from '#web/ui/button.tsx'

type ScanFieldProps = {
  /** The address of the sheet’s picture. */
  scanUrl: string | undefined
  disabled: boolean
  isOffline: boolean
  onUploaded: (uploadId: string) => void
}

/** A photo of the paper from which a sheet was typed. It needs the network; the sheet itself does not. */
export function ScanField({ scanUrl, disabled, isOffline, onUploaded }: ScanFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const choose = async (file: File | undefined) => {
    if (!file) return
    const refusal = fileRefusal('score-sheet', file)
    setProblem(refusal)
    if (refusal) return
    setShare(0)
    await sendFile('score-sheet', file, setShare).then(onUploaded, (error: unknown) =>
      setProblem(describeFailure(error).sentence),
    )
    setShare(undefined)
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-4">
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          capture="environment"
          hidden
          onChange={({ target }) => {
            void choose(target.files?.[0])
            target.value = ''
          }}
        />
        <Button
          className="min-h-12"
          disabled={disabled || isOffline}
          busy={share !== undefined}
          onClick={() => input.current?.click()}
        >
          <Camera className="size-5" aria-hidden="true" />
          {scanUrl ? 'Take another photo of the paper' : 'Photo of the paper sheet'}
        </Button>
        {scanUrl && (
          <a href={scanUrl} target="_blank" rel="noreferrer" className="link">
            See the photo
          </a>
        )}
      </div>
      {isOffline && !disabled && (
        <p className="text-sm text-dim">A photo needs a connection. Add it before you submit this sheet.</p>
      )}
      {share !== undefined && <UploadMeter label="Photo of the sheet" share={share} />}
      <p role="alert" className="text-clip-ink">
        {problem}
      </p>
    </div>
  )
}
