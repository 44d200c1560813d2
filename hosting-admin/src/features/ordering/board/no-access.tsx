// Shown instead of the board to somebody without permission.

import type { MyRestaurant } from '@bite/shared/api/answers';
import { isolated } from '@bite/shared/kernel/isolated';
import { LockKeyhole } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PICKER_PATH } from '../../../lib/screen-paths.ts';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { Message } from '../../../ui/message.tsx';

interface NoAccessProps {
  restaurant: MyRestaurant;
  hadAccess: boolean;
  onRetry: () => void;
}

export function NoAccess({ restaurant, hadAccess, onRetry }: NoAccessProps) {
  return (
    <main>
      <title>{`No access · ${isolated(restaurant.name)}`}</title>
      <Message
        role="alert"
        title={
          hadAccess ? 'You no longer have access to these orders' : 'You do not have access to these orders'
        }
        symbol={<LockKeyhole aria-hidden="true" />}
        actions={
          <>
            <Button look="primary" onClick={onRetry}>
              Check again
            </Button>
            <Link to={PICKER_PATH} className={buttonClasses()}>
              Other restaurants
            </Link>
          </>
        }
      >
        {hadAccess ? (
          <p>
            Your access to the orders of {isolated(restaurant.name)} was taken away, or your account was
            switched off.
          </p>
        ) : (
          <p>The orders of {isolated(restaurant.name)} are for staff with point-of-sale or kitchen access.</p>
        )}
        <p>If you need it, ask your manager.</p>
      </Message>
    </main>
  );
}
