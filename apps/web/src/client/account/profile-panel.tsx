import { dashboard } from '@northword/content/dashboard'
import { profile } from '@northword/content/profile'
import { SkeletonLines } from '../../site/ui/skeleton-lines.tsx'
import { fresh } from '../../site/api/fresh.ts'
import { Loaded } from '../../site/api/loaded.tsx'
import { trpc } from '../../site/api/trpc.ts'
import { ChangePasswordForm } from './change-password-form.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { DownloadData } from './download-data.tsx'
import { EmailState } from './email-state.tsx'
import { ProfileForm } from './profile-form.tsx'
import { ProfileSection } from './profile-section.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RenewedForm } from './renewed-form.tsx'
import { Sessions } from './sessions.tsx'

const { details, password, sessions, data, deletion, actions } = profile

/** Everything about the account of the client. */
export function ProfilePanel() {
  const query = trpc.account.find.useQuery(undefined, fresh)
  return (
    <Loaded query={query} skeleton={<SkeletonLines label={dashboard.loading} />}>
      {(account) => (
        <>
          <ProfileSection heading={details.heading}>
            <EmailState account={account} />
            <RenewedForm done={details.saved}>
              {(renew) => <ProfileForm account={account} onSaved={renew} />}
            </RenewedForm>
          </ProfileSection>
          <ProfileSection heading={actions.heading}>
            <QuickActions />
          </ProfileSection>
          <ProfileSection heading={password.heading} intro={password.intro}>
            <RenewedForm done={password.saved}>
              {(renew) => <ChangePasswordForm onSaved={renew} />}
            </RenewedForm>
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
