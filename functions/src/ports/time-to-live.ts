// Collections whose documents end by themselves.

/** For `fieldOverrides`: Firestore deletes each document within a day after the moment in this field, by which nobody looks for them. */
export const expiring = (collectionGroup: string, fieldPath = 'expiresAt') => ({
  ...{ collectionGroup, fieldPath },
  ...{ ttl: true, indexes: [] },
});
