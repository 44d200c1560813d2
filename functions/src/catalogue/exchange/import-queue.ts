// One menu file per process at a time: to plan the largest takes up to 230 MB, of the 512 that all requests share.
import { queue } from '@bite/shared/kernel/queue';

export const inTurn = queue();
