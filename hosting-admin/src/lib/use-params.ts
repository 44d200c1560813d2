// Ids from the URL of a screen. An invalid id is 0, which no record has.
import { useParams } from 'react-router-dom';

const idOf = (text: string | undefined): number => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0);

export function usePlaceIds(): { tenantId: number; restaurantId: number } {
  const { tenantId, restaurantId } = useParams();
  return { tenantId: idOf(tenantId), restaurantId: idOf(restaurantId) };
}

/** The id of the screen's record. */
export function useRecordId(): number {
  return idOf(useParams()['recordId']);
}
