import { Select, type SelectProps } from '#web/ui/select.tsx'

type TopicSelectProps = SelectProps & { topics: readonly string[] }

/** The topics of a message. Nothing is chosen at first. */
export const TopicSelect = ({ topics, ...select }: TopicSelectProps) => (
  <Select {...select}>
    <option value="">Choose a topic</option>
    {topics.map((topic) => (
      <option key={topic} value={topic}>
        {topic}
      </option>
    ))}
  </Select>
)
