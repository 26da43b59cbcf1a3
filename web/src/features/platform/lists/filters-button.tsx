import { SlidersHorizontal } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

type FiltersButtonProps = {
  /** How many filters are set that only a wide window shows beside it. */
  line: number
  /** How many are set that no window shows. */
  folded: number
  className?: string | undefined
  onClick: () => void
}

/** Opens the filters that the page does not show, and says how many of them are set. */
export function FiltersButton({ line, folded, className, onClick }: FiltersButtonProps) {
  return (
    <Button className={className} onClick={onClick}>
      <SlidersHorizontal aria-hidden="true" className="size-4" />
      Filters
      {line + folded > 0 && <span className="lg:hidden">({line + folded})</span>}
      {folded > 0 && <span className="max-lg:hidden">({folded})</span>}
    </Button>
  )
}
