import { Text } from '@mantine/core'
import { Link } from 'react-router-dom'

export const BackLink = ({ label, to }: { label: string; to: string }) => (
  <Text size="sm">
    <Link to={to} style={{ display: 'inline-block', paddingBlock: '0.5rem' }}>
      <span aria-hidden="true">‹ </span>
      {label}
    </Link>
  </Text>
)
