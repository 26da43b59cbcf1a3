import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Block } from '#shared/newsletter/newsletter-campaigns/block.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { ThingKind } from './block-kinds.ts'
import { thingBlock, thingIdOf } from './new-block.ts'
import { ThingDialog } from './thing-dialog.tsx'
import { type Thing, thingQuery, thingWords } from './things.ts'

type ThingCardProps = {
  block: Extract<Block, { kind: ThingKind }>
  among?: readonly Thing[] | undefined
  onChange: (block: Block) => void
}

/** The thing of a card, as it is now. The mail shows what it is when it goes out. */
export function ThingCard({ block, among, onChange }: ThingCardProps) {
  const [choosing, setChoosing] = useState(false)
  const read = useQuery(thingQuery(block))
  const thing = among?.find(({ id }) => id === thingIdOf(block)) ?? read.data
  const isGone = !thing && read.error instanceof ApiError && [404, 410].includes(read.error.status)
  return (
    <div className="grid gap-3">
      {thing && (
        <div className="flex items-center gap-4">
          {thing.pictureUrl && (
            <Picture
              src={thing.pictureUrl}
              alt=""
              sizes="5rem"
              width={80}
              height={60}
              className="h-15 w-20 flex-none rounded-md border border-line object-cover"
            />
          )}
          <p className="min-w-0 wrap-anywhere">
            <span className="block font-semibold">{thing.name}</span>
            <span className="text-sm text-dim">{thing.about}</span>
          </p>
        </div>
      )}
      {!thing && read.isPending && <div className="skeleton h-12" />}
      {isGone && <FieldError>{thingWords[block.kind].gone}</FieldError>}
      {!thing && read.isError && !isGone && (
        <QueryFailure
          title={thingWords[block.kind].failure}
          error={read.error}
          retrying={read.isFetching}
          onRetry={() => void read.refetch()}
        />
      )}
      <Button size="sm" className="justify-self-start" onClick={() => setChoosing(true)}>
        Choose another
      </Button>
      {choosing && (
        <ThingDialog
          kind={block.kind}
          among={block.kind === 'event' ? among : undefined}
          onChoose={(id) => {
            setChoosing(false)
            onChange(thingBlock(block.kind, id, block.id))
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}
