// What every part of the invitation's page is told.
import type { Answers } from '@bite/shared/api/answers';

export type ReceivedInvitation = Answers['readInvitation']['invitation'];

export interface InvitationProps {
  code: string;
  invitation: ReceivedInvitation;
  /** Called before the screens learn who is signed in now. */
  onAccepted: () => void;
}
