import { Button, Group, Text } from '@mantine/core'
import { dashboard } from '@northword/content/orders/dashboard'
import { profile } from '@northword/content/orders/profile'
import { Link } from 'react-router-dom'
import { trpc } from '../../site/api/trpc.ts'
import { useFresh } from '../frame/refetching.ts'
import { Loaded } from '../../components/loaded.tsx'
import { LoadingLines } from '../../components/loading-lines.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { DownloadData } from './download-data.tsx'
import { EmailState } from './email-state.tsx'
import { ProfileForm } from './profile-form.tsx'
import { ProfileSection } from './profile-section.tsx'
import { Sessions } from './sessions.tsx'

const { details, password, sessions, data, deletion, actions } = profile

export function ProfilePanel() {
  const query = trpc.account.find.useQuery(undefined, useFresh())
  return (
    <Loaded query={query} skeleton={<LoadingLines label={dashboard.loading} />}>
      {(account) => (
        <>
          <ProfileSection heading={details.heading}>
            <EmailState account={account} />
            <ProfileForm account={account} />
          </ProfileSection>
          <ProfileSection heading={actions.heading}>
            <QuickActions />
          </ProfileSection>
          <ProfileSection heading={password.heading} intro={password.intro}>
            <ChangePasswordForm />
          </ProfileSection>
          <ProfileSection heading={sessions.heading} intro={sessions.intro}>
            <Sessions />
          </ProfileSection>
          <ProfileSection heading={data.heading}>
            <DownloadData />
          </ProfileSection>
          <ProfileSection heading={deletion.heading}>
            <DeleteAccount />
          </ProfileSection>
        </>
      )}
    </Loaded>
  )
}

function QuickActions() {
  return (
    <>
      <Text>{actions.text}</Text>
      <Group gap="sm">
        {[dashboard.toServices, dashboard.toContact].map(({ label, to }) => (
          <Button key={to} component={Link} to={to} size="sm">
            {label}
          </Button>
        ))}
      </Group>
    </>
  )
}
